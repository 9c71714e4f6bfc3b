import { readServerAddress, type ServerAddress } from '../../kernel/answers/server-address';
import { productForRole } from '../catalogue/product-lookup';
import type { Facts } from '../../kernel/facts/facts';
import { agentRole } from '../../kernel/reference/product-roles';

const unknown = readServerAddress({});

/** The registered agent's address in the state of service, as far as the catalogue knows it; else empty (ADDR-24). */
export const agentAddress = (facts: Facts): ServerAddress => productForRole(facts, agentRole)?.address ?? unknown;
