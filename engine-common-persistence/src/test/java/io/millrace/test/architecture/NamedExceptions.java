package io.millrace.test.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;

/**
 * The classes to which a rule does not apply.
 *
 * @param reasons why, by the full name of the class; nested classes share the name of their
 *     outermost class
 */
public record NamedExceptions(Map<String, String> reasons) {

  /** No exception at all. */
  public static final NamedExceptions NONE = new NamedExceptions(Map.of());

  /** Tells whether a class is one of these exceptions. */
  DescribedPredicate<JavaClass> include() {
    return DescribedPredicate.describe(
        "are exceptions " + reasons, type -> reasons.containsKey(outermostName(type)));
  }

  private static String outermostName(JavaClass type) {
    var name = type.getName();
    var nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }
}
