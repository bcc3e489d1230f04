package io.millrace.test.database;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * Marks a {@link DatabaseTest} of what the engine itself does, whatever the database answers: the
 * memory that a thread takes, or which calls there are and find something. The build runs it on H2
 * and on PostgreSQL. Their dialects write in the two ways there are, row by row and by arrays;
 * MariaDB and MySQL write as H2 does.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag("counted")
public @interface CountedWork {}
