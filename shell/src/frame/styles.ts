/** The frame is rendered on the server only; these are its style sheets for the browser. */
import './frame.module.css';
import './logo.module.css';
import './glyph.module.css';
import './header.module.css';
import './menu.module.css';
import './main-menu.module.css';
import './language-menu.module.css';
import './account.module.css';
import './tab-bar.module.css';
import './footer.module.css';
import './ways-on.module.css';
import './error-page.module.css';
import './notices.module.css';
import '../consent/consent-notice.module.css';
