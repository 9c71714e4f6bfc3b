import { chosenWay } from '../../commerce/payment/chosen-way';
import { isFree } from '../../commerce/payment/free-order';
import { resubmitEvent } from '../../products/named-price/reactions';
import type { OrderViews } from '../context/order-views';
import { answerAddress } from './answer-address';
import { startCatalogueSync } from './catalogue-sync';
import { Assurance } from './assurance';
import { ChangeNotice } from './change-notice';
import { followCoupon } from './coupon/follow-coupon';
import { ReviewNotice } from './empty-order';
import { followPartLink } from './co-owners/part-link';
import { followParts } from './co-owners/follow-parts';
import { partOf } from './co-owners/open-part';
import { followPayment } from './follow-payment';
import { Foot } from './foot';
import { Obstacles } from './obstacles';
import { OrderStatus } from './order-status';
import { Receipt } from './receipt';
import { markRefusedCard } from './refused-card';
import { OpenedOrder } from './save/opened-order';
import { SideColumn } from './side-column';
import { StatesAlone } from './states-alone';
import { OrderTimeline } from './timeline';

/** What a script that sells shows of an order. */
export const viewsOfOrders: OrderViews = {
  SideColumn,
  Foot,
  Assurance,
  ChangeNotice,
  OpenedOrder,
  Obstacles,
  ReviewNotice,
  Status: OrderStatus,
  Receipt,
  Timeline: OrderTimeline,
  StatesAlone,
  submitText({ config, definition }, facts) {
    if (definition.kind !== 'order') return undefined;
    const { submit } = chosenWay(facts);
    if (submit && !isFree(facts)) return submit;
    return config.layout.submitInMainColumn ? undefined : 'button.submitOrder';
  },
  markRefusedCard,
  start(order, signal) {
    // Sends the order again whenever the root is told so (NYOP-08).
    order.root.addEventListener(resubmitEvent, order.submitAll, { signal });
    followPartLink(order.page, signal);
    const stops = [startCatalogueSync(order), followCoupon(order), followParts(order)];
    answerAddress(order);
    return () => stops.forEach((stop) => stop());
  },
  followPayment,
  partOf,
};
