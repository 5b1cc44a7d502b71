// A page without a build step: it creates a table against bots and plays in notation.
'use strict';

const by = (id) => document.getElementById(id);
let csrf = '';
let socket = null;
let seat = null;
let number = 0;

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json', 'x-csrftoken': csrf },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.message);
  return said;
}

const fresh = () => `${Date.now()}-${(number += 1)}`;

function give(command) {
  socket.send(JSON.stringify({ do: 'Move', id: fresh(), command: { seat, ...command } }));
}

function show(news) {
  if (news.you) seat = news.you.seat;
  const game = news.room && news.room.game;
  if (!game) return;
  by('table').textContent = game.table.split(' | ').join('\n');
  by('rack').textContent = game.racks[seat];
  const turn = game.turn ? `${game.turn.seat + 1}${game.turn.seat === seat ? ' ←' : ''}` : game.phase;
  by('says').textContent = `${turn} · ${game.racks.map((rack) => (rack ? rack.split(' ').length : 0)).join(' / ')}`;
  const area = document.querySelector('#lay textarea');
  if (document.activeElement !== area) area.value = game.table;
}

async function open(room) {
  const { ticket } = await ask('POST', '/api/tickets');
  socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/rooms/${room}`);
  socket.onopen = () => socket.send(JSON.stringify({ do: 'Hello', ticket, seq: 0 }));
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.is === 'Ping') socket.send(JSON.stringify({ do: 'Pong', n: news.n }));
    else if (news.is === 'Answered' && news.refused) by('says').textContent = news.refused.code;
    else if (news.is === 'Wrong') by('says').textContent = news.message;
    else show(news);
  };
  by('game').hidden = false;
}

by('make').addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const count = Number(form.get('bots'));
  const bots = Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 1), form.get('level')]));
  try {
    csrf = (await ask('GET', '/api/me')).csrf;
    const made = await ask('POST', '/api/rooms', {
      id: fresh(), rules: form.get('rules'), seats: count + 1, bots, start: true,
    });
    await open(made.room);
  } catch (error) {
    by('game').hidden = false;
    by('says').textContent = error.message;
  }
});

by('lay').addEventListener('submit', (event) => {
  event.preventDefault();
  const lines = new FormData(event.target).get('table').split(/[\n|]/).map((line) => line.trim());
  give({ type: 'Play', table: lines.filter(Boolean).join(' | ') });
});

for (const button of document.querySelectorAll('[data-do]')) {
  button.addEventListener('click', () => give({ type: button.dataset.do }));
}
