<?php require 'page.php'; ?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kvadrat.mount</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="clean.css">
<script src="old-globals.js"></script>
<script>
// Before the script is there, calls wait in an array.
window.Kvadrat = window.Kvadrat || [];
Kvadrat.push(['mount', '#sale', { element: 'kvadrat-search', place: 'split', count: 2 }]);
Kvadrat.push(['mount', '#rent', { element: 'kvadrat-search', contract: 'najam', count: 1, language: 'de' }]);
</script>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<h1>Nekretnine Primjer</h1>
<div id="sale"></div>
<div id="rent"></div>
<p><button type="button" id="take-away">Makni</button></p>
<script>document.getElementById('take-away').onclick = function () { Kvadrat.unmount('#sale'); Kvadrat.unmount('#rent'); };</script>
</body>
</html>
