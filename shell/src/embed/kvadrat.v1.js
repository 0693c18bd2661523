/* Kvadrat embed 1: never changes, its host does. */
(() => {
	const { document, customElements, HTMLElement, Kvadrat: calls = [] } = globalThis;
	if (calls.mount) return;
	const { src, nonce } = document.currentScript;
	const origin = src.split('/', 3).join('/');
	const make = (name) => document.createElement(name);
	const find = (place) => place.nodeType ? place : document.querySelector(place);
	const shown = new Set(), mounts = new WeakMap();
	let table, host, box, failed;

	// An element that cannot run keeps its content or is a link.
	const fallback = (element) => {
		if (element.firstChild) return;
		const query = new URLSearchParams([...element.attributes].map(({ name, value }) => [name, value]));
		const link = make('a');
		link.href = `${origin}/embed/v1/${element.localName}/?${query}`;
		link.append(element.getAttribute('label') || 'Kvadrat');
		element.append(link);
	};
	const fail = () => {
		if (host || failed) return;
		failed = true;
		for (const each of document.getElementsByTagName('*')) if (/^kvadrat-/.test(each.localName)) fallback(each);
	};
	const ready = (made) => {
		host = made;
		failed = false;
		shown.forEach(host.open);
		setTimeout(leave, 1e3);
	};
	// In a frame: globals changed by the page do not reach it.
	const start = async () => {
		box = make('embed-frame');
		const frame = make('iframe');
		frame.onload = () => {
			frame.onload = null;
			const { src, integrity } = JSON.parse(table).host;
			const inside = frame.contentWindow, entry = inside.document.createElement('script');
			inside.kvadratStub = { page: globalThis, origin, nonce, table, fallback, ready };
			inside.document.head.append(Object.assign(entry, { integrity, nonce, crossOrigin: '', onerror: fail, src: origin + src }));
		};
		box.attachShadow({ mode: 'open' }).append(frame);
		document.head.append(box);
		setTimeout(() => box && fail(), 1e4);
	};
	const leave = () => {
		if (shown.size || !host) return;
		host.end();
		box.remove();
		host = box = null;
	};
	const define = (name) => customElements.define(name, class extends HTMLElement {
		connectedCallback() {
			shown.add(this);
			if (failed) fallback(this);
			else if (host) host.open(this);
			else if (!box) start().catch(fail);
		}
		disconnectedCallback() {
			shown.delete(this);
			host?.close(this);
			setTimeout(leave, 1e3);
		}
	});

	const api = globalThis.Kvadrat = {
		mount(target, { element, ...attributes }) {
			const place = find(target), made = make(element);
			mounts.get(place)?.remove();
			for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
			mounts.set(place, made);
			place.append(made);
			if (failed) fallback(made);
		},
		unmount: (target) => mounts.get(find(target))?.remove(),
		push: ([name, ...rest]) => api[name](...rest),
	};
	(async () => {
		table = await (await fetch(`${origin}/embed/v1.json`, { credentials: 'omit' })).text();
		JSON.parse(table).elements.forEach(define);
	})().catch(fail);
	calls.forEach(api.push);
})();
