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
 * Marks a test class that needs a {@link GaleraCluster}, for which its constructor or methods may
 * ask: the build runs it once, with the tests on MariaDB. Where the cluster cannot run on this
 * machine, the class is reported as skipped, with the remedy.
 */
@Documented
@Inherited
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag(DatabaseTest.TAG)
@Tag(GaleraTest.TAG)
@ExtendWith(GaleraTestExtension.class)
public @interface GaleraTest {

  /** The JUnit tag by which the build leaves these tests out where it tests other databases. */
  String TAG = "galera";
}
