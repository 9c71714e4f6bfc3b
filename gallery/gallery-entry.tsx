import '../src/kernel/text/order-english';
import { createRoot } from 'react-dom/client';
import { drawFocus } from './draw-focus';
import { exampleList } from './example-list';
import { Gallery } from './gallery';
import { keepInPlace } from './keep-in-place';

const page = document.getElementById('gallery');
if (page) {
  keepInPlace();
  createRoot(page).render(<Gallery all={exampleList} query={new URLSearchParams(location.search)} />);
  drawFocus(page);
}
