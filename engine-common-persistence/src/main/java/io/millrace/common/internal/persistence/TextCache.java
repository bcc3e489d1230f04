package io.millrace.common.internal.persistence;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Keeps rendered statements, so that the same shape is always the same object, whose hash is known
 * and which the driver finds among its prepared ones. Thread-safe.
 *
 * @param <K> what a text is rendered from
 */
final class TextCache<K> {

  private static final int MOST_TEXTS = 500;
  private static final int LONGEST_TEXT = 32_768;

  private final Map<K, String> texts = new ConcurrentHashMap<>();
  private final Function<K, String> render;

  TextCache(Function<K, String> render) {
    this.render = render;
  }

  String get(K key) {
    var known = texts.get(key);
    return known == null ? kept(key, render.apply(key)) : known;
  }

  /** Texts that are long come from numbers of rows that hardly come again. */
  private String kept(K key, String text) {
    if (text.length() > LONGEST_TEXT) {
      return text;
    }
    if (texts.size() >= MOST_TEXTS) {
      texts.clear();
    }
    var earlier = texts.putIfAbsent(key, text);
    return earlier == null ? text : earlier;
  }
}
