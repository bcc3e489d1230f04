package io.millrace.test.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which rows of the conformance matrix a test, or a class of tests, shows to run. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
@Repeatable(Covers.Several.class)
public @interface Covers {

  /** The rows, each by its number and its name, such as {@code 9 human task}. */
  String[] value() default {};

  /** What it shows of them. */
  Aspect[] aspect() default Aspect.NORMAL;

  /** The static method of the same class whose {@link RowCase}s the test runs with, if any. */
  String casesOf() default "";

  /** Several of them. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.METHOD, ElementType.TYPE})
  @interface Several {

    /** All of them. */
    Covers[] value();
  }
}
