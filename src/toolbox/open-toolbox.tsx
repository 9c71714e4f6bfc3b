import { createRoot } from 'react-dom/client';
import type { ToolboxHandle } from './handle';
import { Panel } from './panel';
import { createRecorder } from './recorder';
import styles from './toolbox.css?inline';

/** Shows the panel in its place, and records what the form does while it is there. Returns the function that ends both. */
export function openToolbox(handle: ToolboxHandle): () => void {
  const recorder = createRecorder(handle);
  const root = createRoot(handle.place);
  root.render(
    <>
      <style>{styles}</style>
      <Panel handle={handle} recorder={recorder} />
    </>,
  );
  return () => {
    recorder.stop();
    root.unmount();
  };
}
