msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: fr\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Lieux de Croatie dont le nom correspond à « {query} »."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Lieux pour « {query} »"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Lieux pour « {query} » | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# lieu} many {# lieux} other {# lieux}}"
