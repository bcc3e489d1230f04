package io.millrace.common.internal.json;

import java.util.List;

/** Stands in where Jackson is not on the class path: no value is a tree. */
final class NoJsonAccess implements JsonAccess {

  @Override
  public boolean isNode(Object value) {
    return false;
  }

  @Override
  public boolean isArray(Object value) {
    return false;
  }

  @Override
  public Object open(Object value) {
    return value;
  }

  @Override
  public Object get(Object node, Object key) {
    return null;
  }

  @Override
  public boolean set(Object node, Object key, Object value) {
    return false;
  }

  @Override
  public boolean isEmpty(Object node) {
    return false;
  }

  @Override
  public int size(Object node) {
    return 0;
  }

  @Override
  public Iterable<?> elements(Object node) {
    return List.of();
  }

  @Override
  public Object parse(String text) {
    throw missing();
  }

  @Override
  public JsonPlace places(byte[] text) {
    throw missing();
  }

  @Override
  public String write(Object value) {
    throw missing();
  }

  private static IllegalStateException missing() {
    return new IllegalStateException(
        "JSON cannot be read: add jackson-databind to the class path of the application.");
  }
}
