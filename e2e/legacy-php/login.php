<?php
require 'page.php';
require 'account.php';
$user = portalUser();
$hostile = isset($_GET['hostile']);
?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stari oglasnik</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="<?= $hostile ? 'hostile' : 'clean' ?>.css">
<?php if ($hostile): ?><script src="old-globals.js"></script>
<?php endif ?>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
<script>
// The server said hello before anybody signed in here: the page is asked for again.
window.addEventListener('kvadrat:auth-success', function () { document.documentElement.className = 'signed-in'; setTimeout(function () { location.reload(); }, 300); });
</script>
</head>
<body>
<h1>Stari oglasnik</h1>
<?php if ($user !== null): ?>
<p id="greeting">Dobar dan, <?= text($user['name']) ?>.</p>
<form method="post" action="sign-out.php"><button id="sign-out">Odjava</button></form>
<?php else: ?>
<p id="greeting">Dobar dan.</p>
<div id="box"><kvadrat-auth id="login" view="entry" language="<?= text((string) ($_GET['language'] ?? 'hr')) ?>"<?= isset($_GET['shadow']) ? ' shadow' : '' ?>><a href="<?= text($portal) ?>/prijava/">Prijava</a></kvadrat-auth></div>
<?php endif ?>
</body>
</html>
