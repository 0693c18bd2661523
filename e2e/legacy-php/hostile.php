<?php require 'page.php'; ?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nekretnine Primjer 2009</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="hostile.css">
<script src="old-globals.js"></script>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<div class="banner"><h2>NEKRETNINE PRIMJER</h2> <a href="#">Naslovnica</a> <a href="#">Kontakt</a></div>
<table class="layout"><tr><td><ul><li>Prodaja</li><li>Najam</li></ul><button>Traži</button></td><td><p>Dobro došli na naše stranice.</p></td></tr></table>
<?= elementOrBox() ?>
<div class="footer"><p>© 2009 Nekretnine Primjer</p></div>
</body>
</html>
