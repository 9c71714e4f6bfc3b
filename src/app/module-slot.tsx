import { Component, type ReactNode } from 'react';
import type { Log } from '../services/services';

interface ModuleSlotProps {
  id: string;
  /** What the visitor reads where the module should stand. */
  brokenText: string;
  log: Log;
  children: ReactNode;
}

/** Holds one module, so that a broken one says so and the rest of the form goes on (decision: errors). */
export class ModuleSlot extends Component<ModuleSlotProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.log.error(`The module "${this.props.id}" is broken.`, error);
  }

  override render() {
    const { brokenText, children } = this.props;
    return this.state.isBroken ? (
      <p className="charterform-broken" role="alert">
        {brokenText}
      </p>
    ) : (
      children
    );
  }
}
