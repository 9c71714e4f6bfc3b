import { useEffect } from 'react';
import type { AnalyticsItem } from '../commerce/analytics/analytics-items';
import { listEvent } from '../commerce/analytics/tracked-events';
import type { Trackers } from '../services/services';
import { memoizePerObject } from '../kernel/util/memoize-per-object';
import { useServices } from './services-context';

/** A list of what can be bought. */
export interface ShownList {
  id: string;
  name: string;
  /** What is in it; undefined while it is not shown, or not known what it costs. Called until the trackers are told. */
  readItems: () => readonly AnalyticsItem[] | undefined;
}

/** The ids of the lists that trackers know of. */
const toldTo = memoizePerObject((_trackers: Trackers) => new Set<string>());

/** Tells the trackers once a page view that a list is shown, as soon as it is known what is in it (TRACK-18). */
export function useShownList({ id, name, readItems }: ShownList): void {
  const { trackers } = useServices();
  useEffect(() => {
    const told = toldTo(trackers);
    const items = told.has(id) ? [] : (readItems() ?? []);
    if (items.length === 0) return;
    told.add(id);
    trackers.track(listEvent(id, name, items));
  });
}
