<?php require 'page.php'; ?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<title>Pokvareno</title>
<link rel="icon" href="data:,">
<script>
// One of these is enough for elements to be impossible.
var broken = <?= json_encode((string) ($_GET['broken'] ?? '')) ?>;
if (broken === 'fetch') window.fetch = undefined;
if (broken === 'custom-elements') Object.defineProperty(window, 'customElements', { value: undefined });
if (broken === 'shadow') Element.prototype.attachShadow = undefined;
</script>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<kvadrat-search id="place" place="split" contract="najam" label="Oglasi u Splitu"></kvadrat-search>
<kvadrat-search id="own"><a href="/nekretnine">Naši oglasi</a></kvadrat-search>
</body>
</html>
