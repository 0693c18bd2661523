<?php
require 'page.php';
require 'account.php';
// Only a form of this very site may end a session.
if ($_SERVER['REQUEST_METHOD'] === 'POST' && ($_SERVER['HTTP_ORIGIN'] ?? '') === ownOrigin()) signOutOfPortal();
header('Location: login.php', true, 303);
