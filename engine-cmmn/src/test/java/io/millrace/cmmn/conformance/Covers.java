package io.millrace.cmmn.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which rows of the conformance matrix a test, or a class of tests, shows to run. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Covers {

  /** The rows, each by its number and its name, such as {@code 9 human task}. */
  String[] value();
}
