export { addEmbed, openReadApi } from './embed.routes';
