msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Language: el\n"

#: src/features/places/places.page.tsx
msgid "Mjesta u Hrvatskoj čije ime odgovara riječi „{query}”."
msgstr "Τοποθεσίες στην Κροατία με όνομα που ταιριάζει με «{query}»."

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}”"
msgstr "Τοποθεσίες για «{query}»"

#: src/features/places/places.page.tsx
msgid "Mjesta za „{query}” | Kvadrat"
msgstr "Τοποθεσίες για «{query}» | Kvadrat"

#: src/features/places/places.page.tsx
msgid "{count, plural, one {# mjesto} few {# mjesta} other {# mjesta}}"
msgstr "{count, plural, one {# τοποθεσία} other {# τοποθεσίες}}"
