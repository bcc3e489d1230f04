package io.millrace.common.internal;

import java.io.IOException;

/**
 * Loads the classes of one prefix itself, knows none of another, and leaves the rest to its parent.
 */
public final class IsolatedLoader extends ClassLoader {

  private final String own;
  private final String hidden;

  /**
   * Creates a loader.
   *
   * @param own what the names of its own classes start with
   * @param hidden what the names of the classes start with that it does not find
   */
  public IsolatedLoader(String own, String hidden) {
    super(IsolatedLoader.class.getClassLoader());
    this.own = own;
    this.hidden = hidden;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (name.startsWith(hidden)) {
      throw new ClassNotFoundException(name);
    }
    if (!name.startsWith(own)) {
      return super.loadClass(name, resolve);
    }
    var loaded = findLoadedClass(name);
    return loaded != null ? loaded : define(name);
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (var bytes = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      var content = bytes.readAllBytes();
      return defineClass(name, content, 0, content.length);
    } catch (IOException unreadable) {
      throw new ClassNotFoundException(name, unreadable);
    }
  }
}
