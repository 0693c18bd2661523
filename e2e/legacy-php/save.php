<?php
require 'page.php';
require 'account.php';
$user = portalUser();
?>
<!doctype html>
<html lang="hr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stan u Splitu</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="hostile.css">
<script src="old-globals.js"></script>
<script defer src="<?= text($portal) ?>/embed/kvadrat.v1.js"></script>
</head>
<body>
<h1>Stan u Splitu</h1>
<p id="greeting"><?= $user === null ? 'Niste prijavljeni.' : text('Prijavljeni ste kao ' . $user['name'] . '.') ?></p>
<p><a id="save" href="<?= text($portal) ?>/prijava/?natrag=%2Fuser%2Fsaved%2F">Spremi oglas</a></p>
<p id="told"></p>
<kvadrat-auth dialog language="hr"></kvadrat-auth>
<script>
var save = document.getElementById('save'), told = document.getElementById('told');
save.onclick = function () {
  var ask = new CustomEvent('kvadrat:auth-open', { cancelable: true, detail: { v: 1, data: { message: 'Prijavite se da biste spremili oglas.' } } });
  // Nobody there to open the dialog: the link leads to the portal's own page.
  return window.dispatchEvent(ask);
};
window.addEventListener('kvadrat:auth-closed', function () { told.innerHTML = 'Odustali ste.'; });
window.addEventListener('kvadrat:auth-success', function () { told.innerHTML = 'Oglas je spremljen.'; });
window.addEventListener('kvadrat:session-changed', function (event) { document.documentElement.setAttribute('data-signed-in', event.detail.data.authenticated); });
</script>
</body>
</html>
