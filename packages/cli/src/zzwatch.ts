import { botNamed, loadInsight } from '@roundhouse/bots';
import { apply, begin, decider, isRefusal, newGame, type State, titleOf, cashOf, trainsAt, priceOf, percentAt, trainFacts } from '@roundhouse/engine';
const [title='18MEX', players='3', bots='plain', seed0='1', games='1', verbose='0'] = process.argv.slice(2);
const variant = process.env.OPTS ? JSON.parse(process.env.OPTS) : {};
await loadInsight(title);
const names = bots.split(',');
const summary = (s: State) => {
  const cs = Object.values(s.companies).filter(c => c.status==='floated'||c.status==='started').map(c => `${c.id}[${c.president} p${priceOf(s,c.id)} $${cashOf(s,c.id)} t:${trainsAt(s,c.id).map(t=>t.side+(t.obsolete?'*':'')).join(',')}${c.loans?` L${c.loans}`:''} ${s.seats.map(p=>percentAt(s,p,c.id)).join('/')}]`);
  return `== ${s.round.kind} ${s.round.set}.${s.round.number} ph${s.phase} bank ${cashOf(s,'bank')} | ${s.seats.map(p=>`${p} $${cashOf(s,p)} w${titleOf(s).worth(s,p)}`).join(' | ')}\n   ${cs.join('\n   ')}`;
};
const allms: number[] = [];
for (let g=0; g<Number(games); g++) {
  const seed = Number(seed0)+g;
  const n = Number(players);
  const seats = Array.from({length:n},(_,i)=>({id:`@${i+1}` as const,name:`P${i+1}`}));
  const game = newGame({title, players: seats, seed, options: variant});
  const ps = new Map(seats.map(({id},i)=>[id as string, botNamed(names[i%names.length]!)!.player(seed*31+i)]));
  let {state} = begin(game);
  let acts=0, slow=0, slowAct=''; const t0=process.cpuUsage().user; let round='';
  const kinds: Record<string,[number,number]> = {};
  while(!state.outcome && acts<6000){
    const mark=`${state.round.kind} ${state.round.set}.${state.round.number}`;
    if (verbose!=='0' && mark!==round) { round=mark; console.log(summary(state)); }
    const who=decider(state)!;
    const s=process.cpuUsage().user;
    const a=ps.get(who)!.choose(state);
    const d=(process.cpuUsage().user-s)/1000; allms.push(d);
    if(d>slow){slow=d;slowAct=a.type+' '+state.agenda.at(-1)!.step;}
    const k=state.agenda.at(-1)!.step; (kinds[k]??=[0,0])[0]++; kinds[k]![1]+=d;
    const r=apply(state,a);
    if(isRefusal(r)) { console.log('REFUSED',a,r); process.exit(1);}
    acts++;
    if (verbose==='2') { const c=state.agenda.findLast(f=>typeof f.company==='string')?.company; const {type,by,...rest}=a as any; console.log(`   ${by} ${c??''} ${type} ${type==='runTrains'?'':JSON.stringify(rest)} ${r.events.filter(e=>e.type==='dividend'||e.type==='trainsRan').map(e=>(e as any).revenue).join()}`); }
    state=r.state;
  }
  if (verbose!=='0') console.log(summary(state));
  const sc=state.outcome?.scores??Object.fromEntries(state.seats.map(p=>[p,titleOf(state).worth(state,p)]));
  console.log(`seed ${seed} ${state.outcome?.reason??'UNFINISHED'} acts ${acts} set ${state.round.set} sum ${Object.values(sc).reduce((a,b)=>a+b,0)} ${JSON.stringify(sc)} ms ${Math.round((process.cpuUsage().user-t0)/1000)} slow ${slow.toFixed(0)} ${slowAct} ${process.env.K?Object.entries(kinds).sort((a,b)=>b[1][1]-a[1][1]).slice(0,8).map(([k,[c,m]])=>`${k}:${c}x${(m/c).toFixed(1)}`).join(' '):''}`);
}
allms.sort((a,b)=>a-b); console.log('p50',allms[allms.length>>1]!.toFixed(2),'p99',allms[Math.floor(allms.length*.99)]!.toFixed(1),'max',allms.at(-1)!.toFixed(0));
