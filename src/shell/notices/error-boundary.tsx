import { Component, type ReactNode } from 'react';
import type { Log } from '../../services/services';

interface ErrorBoundaryProps {
  /** Names the part in the log: `module "Card"`. */
  what: string;
  log: Log;
  /** What the visitor reads where the part should stand. */
  instead: ReactNode;
  /** Called once the part is broken. */
  onBroken?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps an error within a part of the form: it is logged, `instead` is shown, and the rest goes on (decision: errors). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(`The ${this.props.what} is broken.`, error);
    this.props.onBroken?.();
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
