import type { Example } from './example.ts';

const rooms = ['Aurora', 'Basalt', 'Cedar', 'Delta', 'Ember', 'Fjord'];

/** A result of an MCP tool with both text and structured content. */
export const mcpResultExample: Example = {
  facts: { kind: 'query' },
  output: () => {
    const found = { rooms: Array.from({ length: 24 }, (_, index) => makeRoom(index)), count: 24 };
    return JSON.stringify(
      {
        jsonrpc: '2.0',
        id: 7,
        result: {
          content: [{ type: 'text', text: JSON.stringify(found) }],
          structuredContent: found,
          isError: false,
        },
      },
      null,
      2,
    );
  },
};

function makeRoom(index: number): object {
  return {
    room: `${rooms[index % rooms.length]} ${1 + Math.floor(index / rooms.length)}`,
    floor: 1 + (index % 4),
    seats: 4 + ((index * 3) % 13),
    has_screen: index % 3 !== 0,
    free_from: `2026-10-01T${String(8 + (index % 9)).padStart(2, '0')}:00:00+02:00`,
    free_until: `2026-10-01T${String(9 + (index % 9)).padStart(2, '0')}:30:00+02:00`,
  };
}
