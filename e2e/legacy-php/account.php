<?php
/** How a page of old asks the portal who is there, and signs out: calls from server to server, with the visitor's own cookies. */

/** Where this server itself reaches the portal: its own network may know it by another address than browsers do. */
$inside = getenv('KVADRAT_INSIDE') ?: $portal;

/** A call to the portal with the visitor's cookies. Returns status, body and the cookies the portal sets. */
function callPortal(string $method, string $path, array $headers = [], ?string $cookies = null): array {
    global $inside;
    $headers[] = 'Cookie: ' . ($cookies ?? $_SERVER['HTTP_COOKIE'] ?? '');
    $options = ['method' => $method, 'header' => implode("\r\n", $headers), 'content' => '', 'timeout' => 3, 'ignore_errors' => true, 'follow_location' => 0];
    $body = @file_get_contents($inside . $path, false, stream_context_create(['http' => $options]));
    $lines = $http_response_header ?? [];
    $set = array_filter($lines, fn($line) => stripos($line, 'Set-Cookie:') === 0);
    preg_match('/ (\d{3})/', $lines[0] ?? '', $status);
    return ['status' => (int) ($status[1] ?? 0), 'body' => json_decode((string) $body, true), 'cookies' => array_values(array_map(fn($line) => trim(substr($line, 11)), $set))];
}

/** The person who is signed in, or null; a portal that does not answer makes a stranger. */
function portalUser(): ?array {
    if (!isset($_COOKIE['IMMSESSID'])) return null;
    $answer = callPortal('GET', '/api-next/auth/user/info/');
    return $answer['status'] === 200 && is_array($answer['body']) ? $answer['body'] : null;
}

/** Origin of this page, one of the portal's ACCOUNT_ORIGINS. */
function ownOrigin(): string {
    return (($_SERVER['HTTPS'] ?? '') === 'on' ? 'https://' : 'http://') . $_SERVER['HTTP_HOST'];
}

/** Ends the session at the portal and hands its cookies on to the visitor, expired. */
function signOutOfPortal(): bool {
    $given = callPortal('GET', '/api-next/auth/csrf/');
    $pairs = array_map(fn($cookie) => explode(';', $cookie)[0], $given['cookies']);
    $cookies = implode('; ', array_filter([$_SERVER['HTTP_COOKIE'] ?? '', ...$pairs]));
    $answer = callPortal('POST', '/api-next/user/logout/', ['Origin: ' . ownOrigin(), 'X-Csrf-Token: ' . ($given['body']['token'] ?? '')], $cookies);
    foreach ($answer['cookies'] as $cookie) header('Set-Cookie: ' . $cookie, false);
    return $answer['status'] === 200;
}
