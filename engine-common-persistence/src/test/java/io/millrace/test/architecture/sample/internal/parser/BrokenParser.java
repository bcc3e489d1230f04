package io.millrace.test.architecture.sample.internal.parser;

import io.millrace.test.architecture.sample.internal.persistence.BrokenEntity;

/** A parser that writes to the database. */
public record BrokenParser(BrokenEntity entity) {}
