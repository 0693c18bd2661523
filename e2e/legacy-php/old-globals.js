/*
 * Does to a page's globals what the libraries of 2006 to 2010 did, written for this test: names, signatures and
 * results are theirs where they differ from today's language, the code is not.
 */
(function () {
  var slice = Array.prototype.slice;

  // The Prototype way: everything that can be listed is an Array with more methods.
  function toArray(list) {
    if (!list) return [];
    if (typeof list.toArray === 'function') return list.toArray();
    var copy = [];
    for (var i = 0; i < (list.length || 0); i++) copy[i] = list[i];
    return copy;
  }
  window.$A = Array.from = toArray; // Knows no iterators: a Set becomes an empty array.
  window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id; };
  window.$$ = function (selector) { return toArray(document.querySelectorAll(selector)); };

  Array.prototype.toJSON = function () { return '[' + this.map(function (item) { return JSON.stringify(item); }).join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Number.prototype.toJSON = function () { return isFinite(this) ? String(this) : 'null'; };
  Date.prototype.toJSON = function () { return '"' + this.getFullYear() + '"'; };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.find = Array.prototype.detect = function (test) { for (var i = 0; i < this.length; i++) if (test(this[i], i)) return this[i]; };
  Array.prototype.include = Array.prototype.member = function (item) { return this.indexOf(item) !== -1; };
  Array.prototype.each = function (visit) { for (var i = 0; i < this.length; i++) visit(this[i], i); return this; };
  Array.prototype.entries = Array.prototype.toArray = function () { return slice.call(this); };
  Array.prototype.flatten = function () { return this; };
  Array.prototype.without = function () { return this; };
  Array.prototype.clear = function () { this.length = 0; return this; };
  Object.keys = function (object) { var names = []; for (var name in object) names.push(name); return names; };
  Object.values = function (object) { var all = []; for (var name in object) all.push(object[name]); return all; };
  Object.extend = function (to, from) { for (var name in from) to[name] = from[name]; return to; };

  // Binds no constructors, and hands the very function back where nothing is bound.
  Function.prototype.bind = function (context) {
    if (arguments.length < 2 && context === undefined) return this;
    var method = this, given = slice.call(arguments, 1);
    return function () { return method.apply(context, given.concat(slice.call(arguments))); };
  };
  Function.prototype.delay = function (seconds) { return setTimeout(this, seconds * 1000); };
  Function.prototype.curry = function () { return this; };
  String.prototype.startsWith = function (text) { return this.indexOf(text) === 0; };
  String.prototype.endsWith = function (text) { return this.lastIndexOf(text) === this.length - text.length; };
  String.prototype.strip = String.prototype.trim = function () { return this.replace(/^\s+|\s+$/g, ''); };
  String.prototype.sub = function (pattern, by) { return this.replace(pattern, by); };
  String.prototype.blank = function () { return /^\s*$/.test(this); };

  // Elements get methods of the library, and the name Element becomes the library's.
  ['show', 'hide', 'toggle', 'update', 'replace', 'select', 'observe', 'identify', 'up', 'down', 'next', 'previous'].forEach(function (name) {
    HTMLElement.prototype[name] = function () { return this; };
  });
  HTMLElement.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this; };
  document.getElementsByClassName = function (name) { return toArray(document.querySelectorAll('.' + name)); };
  var NativeElement = window.Element;
  window.Element = function (tag, attributes) { return Object.extend(document.createElement(tag), attributes || {}); };
  window.Element.prototype = NativeElement.prototype;
  window.Event.observe = function (element, name, handler) { $(element).addEventListener(name, handler); };
  window.Hash = function (object) { this.object = object; };
  window.Class = { create: function () { return function () { this.initialize && this.initialize.apply(this, arguments); }; } };
  window.Ajax = { Request: function () {} };

  // The jQuery way: one name for everything, and a clash over the dollar.
  window.jQuery = function (target) { return typeof target === 'function' ? document.addEventListener('DOMContentLoaded', target) : toArray(document.querySelectorAll(target)); };
  window.jQuery.fn = {};
  window.name = '';
  window.React = { version: '0.3.0' };
  window.define = function () {};
  window.define.amd = {};
  window.module = { exports: {} };
  window.process = {};
  window.global = {};
})();
