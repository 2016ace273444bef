// A program that plays: it takes open seats at listed tables and those it is invited to, and decides whatever it likes best of what it is offered.
//   ROUNDHOUSE=https://play.example.org TOKEN=roundhouse_… node docs/example-bot.mjs
const { ROUNDHOUSE: house = 'http://localhost:8018', TOKEN: token = '' } = process.env;
const LIKES = ['runTrains', 'payOut', 'buyTrain', 'layTile', 'buyShares', 'bid', 'pass'];

const ask = async (method, path, body) => {
  const response = await fetch(`${house}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = response.status === 204 ? {} : await response.json();
  // Somebody was faster (409): what happened is seen the next time round. Too often (429): a little patience.
  if (!response.ok && ![409, 429].includes(response.status)) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return { ok: response.ok, answer };
};
const liking = ({ type }) => (LIKES.includes(type) ? LIKES.indexOf(type) : LIKES.length);

const { answer: hello } = await ask('GET', '/me');
for (;;) {
  const [listed, mine] = [(await ask('GET', '/games?status=forming')).answer, (await ask('GET', '/me/games')).answer];
  for (const { id, seats } of [...listed, ...mine.filter(({ status }) => status === 'forming')]) {
    const own = seats.find(({ person }) => person?.id === hello.me.id);
    const free = own?.kind === 'invited' ? own : seats.find(({ kind }) => kind === 'open' && !own);
    if (free) await ask('POST', `/games/${id}/seats/${free.seat}`, {});
  }
  for (const { id, status } of mine) {
    const { ok, answer } = status === 'playing' ? await ask('GET', `/games/${id}/choices`) : {};
    if (!ok || !answer.yours || answer.actions.length === 0) continue;
    const [action] = answer.actions.toSorted((a, b) => liking(a) - liking(b));
    await ask('POST', `/games/${id}/entries`, { expected: answer.head, key: crypto.randomUUID(), decide: [action] });
  }
  await new Promise((resolve) => setTimeout(resolve, Number(process.env.PAUSE ?? 2000)));
}
