import { areOfficersDirectors, entityFamily } from '../../kernel/answers/entity-family';
import { getAnswer } from '../../kernel/answers/get-answer';
import {
  isManagerManaged,
  namedOffices,
  type Corporation,
  type NonProfit,
  type OfficialRole,
  type PartyList,
} from '../../kernel/answers/officials';
import { isAwaited } from '../../commerce/co-owners/asked-parts';
import { asksLiabilities, asksToList } from '../../commerce/catalogue/company-questions';
import type { Facts } from '../../kernel/facts/facts';
import type { EntityFamily } from '../../kernel/reference/entity-types';
import { isEqual } from '../../kernel/util/is-equal';
import { readList } from '../../kernel/util/read-wire';
import { filedAddress, unknownAddress, type FilingAddress } from './addresses';
import { readText } from './read-text';

/** An official as sent: a person, or a company on orders for two (OFFI-03, SUBM-31). */
interface Party {
  role: string;
  first_name?: string;
  last_name?: string;
  company_name?: string;
  address: FilingAddress;
  /** They were asked for their own details, which come later (PLUS-06). */
  awaited?: true;
}

type PartyPath = `${PartyList}.${number}` | `corporation.${(typeof namedOffices)[number]}`;

const titleOf = (role: string) => role[0]!.toUpperCase() + role.slice(1);

/** Whoever is asked for below a path, as the only entry; none without a name. */
function partyOf(facts: Facts, role: string, path: PartyPath, first_name: string, last_name: string, company_name = ''): Party[] {
  if (!first_name && !last_name && !company_name) return [];
  const name = company_name ? { company_name } : { first_name, last_name };
  if (isAwaited(facts.values, path)) return [{ role: titleOf(role), ...name, address: unknownAddress(), awaited: true }];
  return [{ role: titleOf(role), ...name, address: filedAddress(facts, `${path}.address`) }];
}

/** The parties in a list, without those that have no name. */
function partiesOf(facts: Facts, role: OfficialRole, list: PartyList): Party[] {
  const { values } = facts;
  return readList(getAnswer(values, list)).flatMap((_, index) => {
    const part = (name: 'first_name' | 'last_name' | 'company_name') => readText(values, `${list}.${index}.${name}`);
    return partyOf(facts, role, `${list}.${index}`, part('first_name'), part('last_name'), part('company_name'));
  });
}

/** What is sent of an LLC: how it is managed, its members, and its managers where they run it (SUBM-33). */
const llcData = (facts: Facts) => ({
  management_type: readText(facts.values, 'llc.managedType'),
  official: [
    ...partiesOf(facts, 'member', 'llc.members'),
    ...(isManagerManaged(getAnswer(facts.values, 'llc.managedType')) ? partiesOf(facts, 'manager', 'llc.managers') : []),
  ],
});

/** What is sent of a corporation: its shares and officials (SUBM-33), what it owes and owns where a state asks (SUBM-34). */
function corporationData(facts: Facts) {
  const { values } = facts;
  const about = (name: keyof Corporation) => readText(values, `corporation.${name}`);
  const officers = [...namedOfficers(facts), ...partiesOf(facts, 'officer', 'corporation.officers')];
  return {
    authorized_shares: about('authorizedShares'),
    par_value: about('parValue'),
    issued_shares: about('issuedShares'),
    common_authorized_shares: about('commonShares'),
    ...(asksLiabilities(facts) && { total_liabilities: about('totalLiabilities'), total_assets: about('totalAssets') }),
    official: [
      ...officers,
      ...(areOfficersDirectors(values) ? asDirectors(officers) : partiesOf(facts, 'director', 'corporation.directors')),
    ],
  };
}

const namedOfficers = (facts: Facts): Party[] =>
  namedOffices.flatMap((office) => {
    const part = (name: 'firstName' | 'lastName') => readText(facts.values, `corporation.${office}.${name}`);
    return partyOf(facts, office, `corporation.${office}`, part('firstName'), part('lastName'));
  });

/** Each of the officers once more as a director (OFFI-18); who holds several offices sits on the board once. */
function asDirectors(officers: readonly Party[]): Party[] {
  const directors = officers.map((officer) => ({ ...officer, role: 'Director' }));
  return directors.filter((one, index) => directors.findIndex((other) => isEqual(one, other)) === index);
}

/** What is sent of a non-profit corporation (SUBM-35). */
function nonProfitData(facts: Facts) {
  const { values } = facts;
  const about = (name: keyof NonProfit) => readText(values, `nonProfit.${name}`);
  return {
    tax_exempt_status: about('taxExempt'),
    type: about('type'),
    has_members: about('hasMembers'),
    assets_distributed_if_dissolved: about('assetDistribution'),
    official: partiesOf(facts, 'director', 'nonProfit.directors'),
  };
}

const dataOf: Readonly<Record<EntityFamily, (facts: Facts) => object>> = {
  llc: llcData,
  corporation: corporationData,
  nonProfit: nonProfitData,
};

/** Which answer says whether the people are on the state's record (SUBM-36). */
const listed: Partial<Record<EntityFamily, 'llc.listMembers' | 'corporation.listOfficers'>> = {
  llc: 'llc.listMembers',
  corporation: 'corporation.listOfficers',
};

/** The people of the company and what else depends on its type; of a type without officials an empty list of them. */
export function officialsData(facts: Facts): object {
  const family = entityFamily(facts.values);
  if (!family) return { official: [] };
  const question = asksToList(facts) && listed[family];
  return {
    ...dataOf[family](facts),
    ...(question && { would_you_like_to_list_members_managers_on_the_state_record_: readText(facts.values, question) }),
  };
}
