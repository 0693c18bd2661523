/** The page is rendered on the server only; this is its style sheet for the browser. */
import './consent.module.css';
