import '../src/layers.css';
import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const container = document.getElementById('gallery');
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <Gallery language={document.documentElement.lang} />
    </StrictMode>,
  );
}
