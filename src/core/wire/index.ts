import type { Call, Json, Sent, Wire } from '../model.ts';
import { find } from '../registry.ts';
import { anthropicWire } from './anthropic.ts';
import { mcpWire } from './mcp.ts';
import { openaiChatWire } from './openai-chat.ts';

export const wires = [openaiChatWire, anthropicWire, mcpWire] as const satisfies readonly Wire[];

export interface MessageOptions extends Call {
  readonly on: boolean;
  readonly wire: string;
}

/** The provider's own object around a text. Throws on an unknown wire id. */
export function toMessage(wire: string, sent: Sent, call: Call): Json {
  return find(wires, wire).toMessage(sent, call);
}
