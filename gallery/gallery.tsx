import { Component, type ReactNode } from 'react';
import type { Example, WidgetExamples } from './example';

/** An error boundary: a broken example shows its error and does not affect the others. */
class Stage extends Component<{ children: ReactNode }, { fault?: Error }> {
  state: { fault?: Error } = {};

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  componentDidCatch(fault: Error) {
    reportError(fault);
  }

  render() {
    return <div className="charterform gallery-stage">{this.state.fault ? String(this.state.fault) : this.props.children}</div>;
  }
}

function ExampleSection({ widget, example: { state, View } }: { widget: string; example: Example }) {
  return (
    <section className="gallery-example" data-example={`${widget}: ${state}`}>
      <h3>{state}</h3>
      <Stage>
        <View id={`${widget}-${state}`.replace(/\W+/g, '-')} />
      </Stage>
    </section>
  );
}

/** The URL of the same page with one query parameter changed. */
function addressWith(query: URLSearchParams, name: string, value: string) {
  const changed = new URLSearchParams(query);
  if (value) changed.set(name, value);
  else changed.delete(name);
  return `?${changed}`.replaceAll('%2F', '/');
}

/** All widgets with their examples, or those selected by the query: `widget=<path>`, and of it one `state=<state>`. */
export function Gallery({ all, query }: { all: readonly WidgetExamples[]; query: URLSearchParams }) {
  const chosen = query.get('widget') ?? '';
  const state = query.get('state');
  const links = [{ widget: '', title: 'All widgets' }, ...all];
  return (
    <>
      <nav className="gallery-list" aria-label="Widgets">
        <ul>
          {links.map(({ widget, title }) => (
            <li key={widget}>
              <a href={addressWith(query, 'widget', widget)} aria-current={widget === chosen ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="gallery-widgets">
        {all
          .filter(({ widget }) => !chosen || widget === chosen)
          .map(({ widget, title, examples }) => (
            <div key={widget} className="gallery-widget" data-widget={widget}>
              <h2>{title}</h2>
              <p>
                <code>src/{widget}.tsx</code>
              </p>
              <div className="gallery-examples">
                {examples
                  .filter((example) => !state || example.state === state)
                  .map((example) => (
                    <ExampleSection key={example.state} widget={widget} example={example} />
                  ))}
              </div>
            </div>
          ))}
      </div>
    </>
  );
}
