package io.millrace.common.internal.job;

import io.millrace.common.BadArgumentException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Makes virtual threads where the JDK has them, from 21 on. The engines are compiled for 17, so the
 * two methods are looked up by name.
 */
public final class VirtualThreads {

  private static final MethodHandle BUILDER = find();

  private VirtualThreads() {}

  /** Tells whether this JDK has them. */
  public static boolean areThere() {
    return BUILDER != null;
  }

  /**
   * Refuses a setting that asks for them on a JDK that has none.
   *
   * @throws BadArgumentException if it has none
   */
  public static boolean checked(boolean wanted) {
    if (wanted && !areThere()) {
      throw new BadArgumentException(
          "Virtual threads are there from JDK 21 on, and this is "
              + Runtime.version()
              + ". Use a newer one, or leave asyncExecutorVirtualThreads out.");
    }
    return wanted;
  }

  /** Returns a virtual thread that has not begun. */
  static Thread unstarted(String name, Runnable work) {
    try {
      return (Thread) BUILDER.invoke(name, work);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("No virtual thread can be made", e);
    }
  }

  /** Returns {@code (name, work) -> Thread.ofVirtual().name(name).unstarted(work)}, or null. */
  private static MethodHandle find() {
    var lookup = MethodHandles.publicLookup();
    try {
      var kind = Class.forName("java.lang.Thread$Builder$OfVirtual");
      var made = lookup.findStatic(Thread.class, "ofVirtual", MethodType.methodType(kind));
      var named = lookup.findVirtual(kind, "name", MethodType.methodType(kind, String.class));
      var unstarted =
          lookup.findVirtual(
              kind, "unstarted", MethodType.methodType(Thread.class, Runnable.class));
      var namedNew = MethodHandles.collectArguments(named, 0, made);
      return MethodHandles.collectArguments(unstarted, 0, namedNew);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }
}
