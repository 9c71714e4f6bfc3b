import { Component, type ReactNode } from 'react';
import type { Text } from '../core/text/format-message';
import type { Log } from '../services/services';
import { Notice } from '../ui/notice';

interface AppBoundaryProps {
  log: Log;
  text: Text;
  children: ReactNode;
}

/** Stands around the whole form: what no module's own boundary caught is logged, and the visitor told (ERR-12). */
export class AppBoundary extends Component<AppBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error('The form is broken.', error);
  }

  override render() {
    const { text, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <div className="charterform-main" role="alert">
        <Notice kind="error">
          <strong>{text('error.app.title')}</strong>
          <p>{text('error.app.message')}</p>
        </Notice>
      </div>
    );
  }
}
