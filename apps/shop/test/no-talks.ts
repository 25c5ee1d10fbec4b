/** For tests about other things: there are no messages. */
export const noTalks = {
  guest: {
    messages: async () => ({ messages: [], hasOlder: false }),
    unread: async () => 0,
    unreadOfTrip: async () => 0,
    staffRead: async () => 0,
    draft: async () => '',
    markRead: async () => {},
  },
  chats: { chat: async () => ({ state: 'none' }), staffThere: async () => 0 },
}
