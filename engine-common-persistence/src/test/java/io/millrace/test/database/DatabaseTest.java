package io.millrace.test.database;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test class that touches a database: the build runs it once per {@link DatabaseKind}, and
 * all other tests once.
 *
 * <p>A constructor, a test method or a life cycle method may ask for a {@link Database} (empty at
 * first, the same for the whole class with its nested classes, dropped after it) and for the {@link
 * TestDatabase} server it lives on. Where the server cannot run on this machine, the class is
 * reported as skipped, with the remedy. After each test the {@link io.millrace.test.Invariants} are
 * checked.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag(DatabaseTest.TAG)
@ExtendWith({DatabaseTestExtension.class, InvariantsExtension.class})
public @interface DatabaseTest {

  /** The JUnit tag by which the build tells these tests from the others. */
  String TAG = "database";
}
