/** As much of it as is used here: the package comes without types. */
declare module 'web-push' {
  export interface Vapid {
    readonly subject: string;
    readonly publicKey: string;
    readonly privateKey: string;
  }
  interface Details {
    readonly endpoint: string;
    readonly method: 'POST';
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  const webPush: {
    generateVAPIDKeys: () => { readonly publicKey: string; readonly privateKey: string };
    generateRequestDetails: (
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string,
      options: {
        readonly vapidDetails: Vapid;
        readonly TTL: number;
        readonly urgency: 'normal' | 'high';
        readonly topic?: string;
      },
    ) => Details;
  };
  export default webPush;
}
