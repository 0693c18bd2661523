// Shared libraries are not eager by default: the application has to wait behind a dynamic import.
void import('./application');
