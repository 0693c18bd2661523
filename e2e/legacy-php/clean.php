<?php require 'page.php'; ?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nekretnine Primjer</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="clean.css">
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<main>
<h1>Nekretnine Primjer</h1>
<?= elementOrBox() ?>
</main>
</body>
</html>
