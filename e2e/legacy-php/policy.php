<?php
require 'page.php';
$nonce = base64_encode(random_bytes(16));
header("Content-Security-Policy: default-src 'none'; script-src 'nonce-$nonce'; style-src 'nonce-$nonce'; connect-src $portal; img-src $portal; base-uri 'none'; form-action 'none'");
?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stroga pravila</title>
<script defer nonce="<?= $nonce ?>" src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<h1>Nekretnine Primjer</h1>
<?= elementOrBox(['count' => '3']) ?>
</body>
</html>
