# A szabálykönyv képernyője (maguk a szabályok a rules/<játék>.md fájlokban vannak).
rules-title = Szabálykönyv
rules-contents = Tartalom
rules-search = Keresés
rules-search-placeholder = Keress egy szót
rules-search-hits = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
 }
rules-house-ruling = Házi szabály
rules-house-ruling-detail = A nyomtatott szabály ezt nyitva hagyja. A mi asztalunknál így játsszuk.
rules-example = Példa
rules-clause = { $clause }. szabály
rules-page = { $number }. oldal, összesen { $total }
