<?php
/** What the demo pages have in common. The portal's origin comes from the environment: these pages are another site's. */
$portal = getenv('KVADRAT_ORIGIN') ?: 'http://localhost:8080';

function text(string $value): string {
    return htmlspecialchars($value, ENT_QUOTES);
}

/** Attributes of the address that an element takes, as its own. */
function elementAttributes(array $defaults = []): string {
    $names = ['contract', 'category', 'place', 'agency', 'language', 'count', 'theme', 'label'];
    $given = array_merge($defaults, array_intersect_key(array_filter($_GET, 'is_string'), array_flip($names)));
    return implode('', array_map(fn($name) => sprintf(' %s="%s"', $name, text($given[$name])), array_keys($given)));
}

/** The element, or a box as high as it was, for a picture of the page without it. */
function elementOrBox(array $defaults = []): string {
    $height = $_GET['without'] ?? null;
    if (is_string($height)) return sprintf('<p class="stand-in" id="place"><svg width="1" height="%s"></svg></p>', text($height));
    return '<kvadrat-search id="place"' . elementAttributes($defaults) . '></kvadrat-search>';
}
