// A table's socket as both sides know it: a browser's own, or one of this device.

/** What a connection needs of a socket. */
export interface SocketLike {
  readonly readyState: number;
  /** Whether it leads to this device. */
  readonly isLocal?: boolean;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}
