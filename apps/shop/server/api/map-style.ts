import type { FastifyPluginAsync } from 'fastify'
import type { MapStyles } from '../map-style/open-map-style.ts'

/** The complete style document of maps; 204 if the shop uses its own style. */
export const mapStyle: FastifyPluginAsync<{ mapStyles: MapStyles }> = async (api, { mapStyles }) => {
  api.get('/map/style.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    const style = mapStyles.current()
    return style ? style.document : reply.code(204).send()
  })
}
