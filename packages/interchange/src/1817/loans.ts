/** The loans as 18xx.games numbers them: a stock that is taken from at its end, and a list for every company. */
import type { CompanyId, Event } from '@roundhouse/engine';
import { ALL_LOANS } from '@roundhouse/titles/1817';
import type { ExportContext } from '../adapter.ts';

interface LoanBook {
  readonly stock: number[];
  readonly taken: Map<CompanyId, number[]>;
  /** Loans of companies in liquidation. */
  readonly aside: Map<CompanyId, number[]>;
}

export const loanBook = ({ memory }: ExportContext): LoanBook => {
  const known = memory.get('loans') as LoanBook | undefined;
  if (known) return known;
  const book: LoanBook = {
    stock: Array.from({ length: ALL_LOANS }, (_, index) => index),
    taken: new Map(),
    aside: new Map(),
  };
  memory.set('loans', book);
  return book;
};

export const loansOfCompany = ({ taken }: LoanBook, company: CompanyId): number[] => {
  let list = taken.get(company);
  if (!list) taken.set(company, (list = []));
  return list;
};

const named = (args: Readonly<Record<string, unknown>>, key: string): CompanyId => String(args[key]);

/** Books what happened to loans in one action. */
export const bookLoans = (book: LoanBook, events: readonly Event[]): void => {
  const handOver = (from: CompanyId, to: CompanyId): void => {
    loansOfCompany(book, to).push(...loansOfCompany(book, from).splice(0));
  };
  for (const event of events) {
    if (event.type === 'loansTaken') {
      const loan = book.stock.pop();
      if (loan !== undefined) loansOfCompany(book, event.company).push(loan);
    } else if (event.type === 'loansRepaid') {
      const loan = loansOfCompany(book, event.company).pop();
      if (loan !== undefined) book.stock.push(loan);
    } else if (event.type === 'companiesMerged') handOver(event.absorbed, event.survivor);
    else if (event.type === 'special' && event.key === 'acquired')
      handOver(named(event.args, 'company'), named(event.args, 'buyer'));
    else if (event.type === 'special' && event.key === 'auctionBegan' && event.args['kind'] === 'liquidation') {
      const company = named(event.args, 'company');
      book.aside.set(company, loansOfCompany(book, company).splice(0));
    } else if (event.type === 'companyClosed') {
      book.stock.push(...(book.aside.get(event.company) ?? []));
      book.aside.delete(event.company);
    }
  }
};
