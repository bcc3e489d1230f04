package io.millrace.bpmn.test;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says on how many connections the engine of an {@link EngineTest} writes starts together, whatever
 * else is set.
 */
@Target(ElementType.TYPE)
@Inherited
@Retention(RetentionPolicy.RUNTIME)
public @interface WithGroupCommit {

  /** The number of connections; 0 for none. */
  int value();
}
